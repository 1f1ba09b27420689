import { SectionHeading } from '../patterns/section-heading/index.ts';
import { Alert } from '../primitives/alert/index.ts';
import { Badge } from '../primitives/badge/index.ts';
import { Button } from '../primitives/button/index.ts';
import { TextField } from '../primitives/field/index.ts';
import { Stack } from '../primitives/layout/index.ts';
import { TextLink } from '../primitives/text-link/index.ts';

/** Some of each element that a theme changes. */
export function ThemeSample({ title = 'Autumn sale' }: { title?: string }) {
  return (
    <div style={{ padding: '1rem' }}>
      <Stack gap="3">
        <SectionHeading title={title} />
        <p>
          Everything in wool, <TextLink href="#terms">while it lasts</TextLink>.
        </p>
        <Stack direction="row">
          <Badge tone="sale">−20 %</Badge>
        </Stack>
        <Alert tone="critical">Two are left.</Alert>
        <TextField label="Your mail" />
        <Stack direction="row" gap="3">
          <Button>Add to cart</Button>
          <Button variant="outline">Compare</Button>
        </Stack>
      </Stack>
    </div>
  );
}
