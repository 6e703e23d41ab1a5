import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface SlideImageProps {
  src: string;
  alt: string;
  /** Position and shape of the drawing's box, which is reserved before the file arrives. */
  className: string;
  /** Position of the file in its box, if the box holds more than the file. */
  imageClassName?: string;
  /** Words and lines over the drawing, in its coordinates. */
  children?: ReactNode;
}

/**
 * A slide's drawing. While the carousel runs the file is fetched only for the slide in view and the next one. The box has
 * the name: a file that fails has no words to put into the drawing's place, so no sign of a broken image stands there.
 */
export function SlideImage({ src, alt, className, imageClassName, children }: SlideImageProps) {
  return (
    <div className={className} {...(alt && { role: 'img', 'aria-label': alt })}>
      <img
        alt=""
        className={clsx(
          'absolute live:hidden live:group-data-near/slide:block',
          imageClassName ?? 'inset-0 size-full',
        )}
        loading="lazy"
        src={src}
      />
      {children}
    </div>
  );
}
