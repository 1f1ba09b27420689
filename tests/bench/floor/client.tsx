import { hydrateRoot } from 'react-dom/client';
import { FloorPage, type FloorProps } from './page.tsx';

const root = document.getElementById('root');
const props = JSON.parse(document.getElementById('props')?.textContent ?? '{}') as FloorProps;
if (root) hydrateRoot(root, <FloorPage {...props} />);
