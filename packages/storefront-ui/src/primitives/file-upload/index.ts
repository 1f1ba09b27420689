export type { UploadFile } from './FileRow.tsx';
export { FileUpload, type FileUploadProps } from './FileUpload.tsx';
