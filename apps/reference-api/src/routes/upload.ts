import { contractRoutes } from '../contract/types.ts';
import { takeFile, takePicture } from '../domain/uploads.ts';

export const uploadRoutes = () => contractRoutes('upload', { image: takePicture, file: takeFile });
