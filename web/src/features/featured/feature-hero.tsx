import { Box } from "#ui/layout/layout.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";

type FeatureHeroProps = {
  readonly name: string;
  readonly description: string;
  readonly coverUrl: string | null;
  readonly narrow?: boolean;
};

/** A feature as everyone sees it. */
export function FeatureHero({ name, description, coverUrl, narrow = false }: FeatureHeroProps) {
  return (
    <Box as="figure" className="feature-hero" radius="base" data-narrow={narrow}>
      <MediaImage url={coverUrl} alt="" name={name} shape="wide" />
      {name !== "" && (
        <figcaption>
          <strong dir="auto">{name}</strong>
          {description !== "" && <span dir="auto">{description}</span>}
        </figcaption>
      )}
    </Box>
  );
}
