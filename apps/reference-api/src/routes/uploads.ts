import { contractRoutes } from '../contract/types.ts';
import { takeFile, takePicture } from '../domain/uploads.ts';

export const uploadRoutes = () => contractRoutes('uploads', { image: takePicture, file: takeFile });
