// Shared lazily; the heavy parts (cropping tool, recorder) load when they are opened.
export { AudioPlayer, type AudioPlayerProps } from './audio-player.tsx'
export { CameraDialog, CropDialog, WavRecorder } from './lazy.tsx'
export { FilePick, type FilePickProps } from './pick/file-pick.tsx'
export { fileSize, MAX_FILE_BYTES } from './pick/file-size.ts'
export { PickButton, type PickButtonProps } from './pick/pick-button.tsx'
export { useObjectUrl } from './use-object-url.ts'
export { VideoPlayer, type VideoPlayerProps } from './video-player.tsx'
