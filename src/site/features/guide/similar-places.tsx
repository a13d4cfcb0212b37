import { useTranslations } from "use-intl";
import { CoastDrawing } from "#site/ui/coast-drawing.tsx";
import { Link } from "#site/ui/link.tsx";
import { Picture } from "#site/ui/picture.tsx";
import type { SimilarPlaceView } from "./guide-view.server.ts";

export function SimilarPlaces({ places }: { places: readonly SimilarPlaceView[] }) {
  const t = useTranslations("guide.similar");
  if (places.length === 0) return null;
  return (
    <section className="section section--flush" id="similar">
      <div className="wrap">
        <div className="section-head">
          <h2>{t("heading")}</h2>
        </div>
        <ul className="similar-places" role="list">
          {places.map(({ name, href, image, region, figures }) => (
            <li key={href}>
              <Link to={href}>
                <span className="similar-places__picture">
                  {image ? (
                    <Picture picture={image} sizes="(min-width: 40rem) 33vw, 92vw" alt="" />
                  ) : (
                    <CoastDrawing drawing="coast" />
                  )}
                </span>
                <span className="h-3">{name}</span>
                <span className="soft">{region}</span>
                <span className="soft">{figures}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
