import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Cover } from "#site/components/cover.tsx";
import { StatusTag } from "#site/components/status-tag.tsx";
import { TideLine } from "#site/components/tide-line.tsx";
import { Link } from "#site/ui/link.tsx";
import type { ComparedHome } from "./compared-home.ts";
import { RemoveLink } from "./remove-link.tsx";

interface HomeHeadsProps {
  homes: readonly ComparedHome[];
  asked: readonly string[];
}

/** The head of the table. Only the names stay in view while the rows pass under them, so that little is covered. */
export function HomeHeads({ homes, asked }: HomeHeadsProps) {
  return (
    <thead>
      <tr>
        <td aria-hidden="true" />
        {homes.map((home, index) => (
          <td key={home.ref}>
            <Portrait
              home={home}
              sizes={homes.length > 2 ? sizes.many : sizes.two}
              eager={index === 0}
            />
          </td>
        ))}
      </tr>
      <tr className="cmp__names">
        <td aria-hidden="true" />
        {homes.map((home) => (
          <th key={home.ref} scope="col">
            <Name home={home} />
          </th>
        ))}
      </tr>
      <tr className="cmp__refs">
        <td aria-hidden="true" />
        {homes.map((home) => (
          <td key={home.ref}>
            <Reference home={home} asked={asked} />
          </td>
        ))}
      </tr>
    </thead>
  );
}

/** Two homes share the whole width, as one would. */
const sizes = {
  two: "(min-width: 84rem) 34rem, (min-width: 48rem) 38vw, 45vw",
  many: "(min-width: 84rem) 23rem, (min-width: 48rem) 25vw, 45vw",
};

interface PortraitProps {
  home: ComparedHome;
  sizes: string;
  eager: boolean;
}

function Portrait({ home, sizes, eager }: PortraitProps) {
  return (
    <>
      <div className={home.status === "sold" ? "cmp__pic cmp__pic--sold" : "cmp__pic"}>
        <Cover project={home} sizes={sizes} eager={eager} />
        <StatusTag status={home.status} />
      </div>
      <TideLine plan={home.plan} />
    </>
  );
}

function Name({ home: { name, place, slug } }: { home: ComparedHome }) {
  const { locale } = useVisitor();
  const [country, city] = [place.country.slug, place.city.slug];
  return (
    <Link to={linkTo(locale, "project", { country, city, slug })}>
      <bdi>{name}</bdi>
    </Link>
  );
}

function Reference({ home, asked }: { home: ComparedHome; asked: readonly string[] }) {
  const t = useTranslations();
  const { ref, name } = home;
  return (
    <>
      <span>
        {t("project.reference")} <bdi className="num">{ref}</bdi>
      </span>{" "}
      <RemoveLink reference={ref} asked={asked} label={t("compare.remove_named", { name })} />
    </>
  );
}
