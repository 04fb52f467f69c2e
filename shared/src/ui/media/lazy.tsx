import { type ComponentType, lazy, Suspense } from 'react'
import { LoadingState } from '../components/states.tsx'
import type { CameraDialogProps } from './camera/camera-dialog.tsx'
import type { CropDialogProps } from './crop/crop-dialog.tsx'
import { messages } from './messages.ts'
import type { WavRecorderProps } from './record/wav-recorder.tsx'

/** A part that loads when it is first drawn. */
function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  const Part = lazy(load)
  return function WhenDrawn(props: P) {
    return (
      <Suspense fallback={<LoadingState label={messages.opening} />}>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** 'Prendre une photo': onTaken(photo), onPicked(file) where there is no camera, onClose. */
export const CameraDialog = lazyPart<CameraDialogProps>(
  () => import(/* webpackChunkName: "photo" */ './camera/camera-dialog.tsx'),
)

/** 'Recadrer l'image': image, onDone(cropped), onWhole (keeps it as it is), onRetake? */
export const CropDialog = lazyPart<CropDialogProps>(
  () => import(/* webpackChunkName: "photo" */ './crop/crop-dialog.tsx'),
)

/** A WAV recorder: recording, onRecording(blob), onPicked(file) where there is no microphone, limit? in seconds. */
export const WavRecorder = lazyPart<WavRecorderProps>(() => import('./record/wav-recorder.tsx'))
