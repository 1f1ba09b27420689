import { Alert } from '../primitives/alert/Alert.tsx';
import { Badge } from '../primitives/badge/Badge.tsx';
import { Button } from '../primitives/button/Button.tsx';
import { TextField } from '../primitives/field/TextField.tsx';
import { Stack } from '../primitives/layout/Stack.tsx';
import { SectionHeading } from '../primitives/section-heading/SectionHeading.tsx';
import { TextLink } from '../primitives/text-link/TextLink.tsx';

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
