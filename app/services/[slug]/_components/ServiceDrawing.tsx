import { drawingLabels } from '@/content/drawings';
import type { ServicePage, ServicePageSlug } from '@/content/services/types';

const drawings: Record<ServicePageSlug, { file: string; height: number }> = {
  investment: { file: 'viaduct', height: 380 },
  consultancy: { file: 'level', height: 392 },
  partnership: { file: 'cantilever', height: 390 },
};

/** The drawing of a service with its two or three labels; app/styles/services.css places them on it. */
export function ServiceDrawing({ slug, labels }: { slug: ServicePageSlug; labels: ServicePage['drawing'] }) {
  const { file, height } = drawings[slug];
  const alt = drawingLabels.services[slug];
  return (
    <div className={`service-drawing drawing-${slug}`}>
      <img alt={alt} height={height} src={`/art/${file}.svg`} width="2640" />
      {slug === 'consultancy' && (
        <img alt={alt} className="drawing-narrow" height="392" src="/art/level-narrow.svg" width="1200" />
      )}
      <p>{labels.from}</p>
      <p>{labels.to}</p>
      {labels.between && <p>{labels.between}</p>}
    </div>
  );
}
