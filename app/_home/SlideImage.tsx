import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface SlideImageProps {
  src: string;
  alt: string;
  /** Place and shape of the drawing's box: it is reserved before the file comes. */
  className: string;
  /** Place of the file in the box, when the box holds more than it. */
  imageClassName?: string;
  /** Words and lines over the drawing, in its coordinates. */
  children?: ReactNode;
}

/** A slide's drawing. While the carousel runs the file is fetched only for the slide in view and the next one. */
export function SlideImage({ src, alt, className, imageClassName, children }: SlideImageProps) {
  return (
    <div className={clsx('relative', className)}>
      <img
        alt={alt}
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
