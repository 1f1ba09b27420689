/** The components of other libraries: a button, and the set of card, drawer, dialog, button, select and toast. */
export interface UiContender {
  name: string;
  button: string;
  set: string;
}

const styled = (css: string, program: string) => `${css ? `import '${css}';` : ''} ${program}`;

export const contenders: readonly UiContender[] = [
  {
    name: 'radix-ui 1.8.1, without styles',
    button: 'export const app = <button type="button">Add</button>;',
    set: "export { Dialog, Select, Toast } from 'radix-ui';",
  },
  {
    name: '@base-ui/react 1.9.0, without styles',
    button: "export { Button } from '@base-ui/react/button';",
    set: `export { Button } from '@base-ui/react/button'; export { Dialog } from '@base-ui/react/dialog';
      export { Select } from '@base-ui/react/select'; export { Toast } from '@base-ui/react/toast';`,
  },
  {
    name: '@mui/material 9.5.0',
    button: "export { Button } from '@mui/material';",
    set: "export { Button, Card, CardContent, CardMedia, Dialog, DialogTitle, Drawer, MenuItem, Select, Snackbar } from '@mui/material';",
  },
  {
    name: '@mantine/core 9.7.4, its CSS by component',
    button: ['global', 'UnstyledButton', 'Loader', 'Button'].reduceRight(
      (program, name) => styled(`@mantine/core/styles/${name}.css`, program),
      "export { Button, MantineProvider } from '@mantine/core';",
    ),
    set: styled(
      '@mantine/core/styles.css',
      "export { Button, Card, Dialog, Drawer, Image, MantineProvider, Modal, Notification, Select } from '@mantine/core';",
    ),
  },
  {
    name: '@radix-ui/themes 3.3.0',
    button: styled('@radix-ui/themes/styles.css', "export { Button, Theme } from '@radix-ui/themes';"),
    set: styled(
      '@radix-ui/themes/styles.css',
      "export { Button, Card, Dialog, Select, Theme } from '@radix-ui/themes'; export { Toast } from 'radix-ui';",
    ),
  },
  {
    name: '@chakra-ui/react 3.37.0',
    button: "export { Button, ChakraProvider, defaultSystem } from '@chakra-ui/react';",
    set: `export { Button, Card, ChakraProvider, createToaster, defaultSystem, Dialog, Drawer, Select, Toaster, Toast }
      from '@chakra-ui/react';`,
  },
];
