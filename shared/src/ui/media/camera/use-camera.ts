import { type RefObject, useCallback, useEffect, useState } from 'react'
import { type DeviceProblem, openDevice, readDeviceProblem, release } from '../device.ts'

export type CameraState =
  | { kind: 'starting' }
  | { kind: 'live'; others: readonly string[] }
  | { kind: 'failed'; problem: DeviceProblem }

/** Enough to read small print; a lesser camera gives what it has. */
const HIGH_RESOLUTION = { width: { ideal: 2560 }, height: { ideal: 1920 } }

/**
 * Shows a camera in `video`, the rear one first. `start` switches to another one, or retries after a failure. The
 * camera is released when the component unmounts.
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>) {
  const [state, setState] = useState<CameraState>({ kind: 'starting' })
  const [wanted, want] = useState<{ device?: string; attempt: number }>({ attempt: 0 })

  useEffect(() => {
    const gone = new AbortController()
    show(wanted.device, video, gone.signal).then(
      others => gone.signal.aborted || setState({ kind: 'live', others }),
      error => gone.signal.aborted || setState({ kind: 'failed', problem: readDeviceProblem(error) }),
    )
    return () => gone.abort()
  }, [wanted, video])

  const start = useCallback((device?: string) => {
    setState({ kind: 'starting' })
    want(({ attempt }) => ({ ...(device && { device }), attempt: attempt + 1 }))
  }, [])
  return { state, start }
}

/** Shows a camera until `signal` aborts; gives the other devices, the next one first. */
async function show(device: string | undefined, video: RefObject<HTMLVideoElement | null>, signal: AbortSignal) {
  const facing = device ? { deviceId: { exact: device } } : { facingMode: { ideal: 'environment' } }
  const stream = await openDevice({ video: { ...facing, ...HIGH_RESOLUTION }, audio: false })
  const end = () => release(stream)
  if (signal.aborted || !video.current) {
    end()
    return []
  }
  signal.addEventListener('abort', end, { once: true })
  video.current.srcObject = stream
  // Aborted by the next source, or refused on a page without a gesture yet: the picture then starts by itself.
  await video.current.play().catch(() => undefined)
  const now = stream.getVideoTracks()[0]?.getSettings().deviceId
  const cameras = (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'videoinput')
  const ids = cameras.map(({ deviceId }) => deviceId)
  const at = ids.indexOf(now ?? '')
  return [...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0))].filter(id => id !== '' && id !== now)
}
