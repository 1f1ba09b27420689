import { contractRoutes } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { takeFile, takePicture } from '../domain/uploads.ts';

export const uploadRoutes = (deps: Deps) =>
  contractRoutes('uploads', { image: (call) => takePicture(deps, call), file: (call) => takeFile(deps, call) });
