/** Why a camera or a microphone cannot be used. */
export type DeviceProblem = 'denied' | 'missing' | 'unsupported'

const MISSING = new Set(['NotFoundError', 'DevicesNotFoundError', 'OverconstrainedError'])
const DENIED = new Set(['NotAllowedError', 'PermissionDeniedError', 'SecurityError'])

/** Translates an error of `getUserMedia`; a device in use by another program counts as missing. */
export function readDeviceProblem(error: unknown): DeviceProblem {
  const name = error instanceof Error ? error.name : ''
  if (DENIED.has(name)) return 'denied'
  if (MISSING.has(name) || name === 'NotReadableError' || name === 'AbortError') return 'missing'
  return 'unsupported'
}

/** Opens a camera or a microphone. Throws what `readDeviceProblem` reads. */
export async function openDevice(constraints: MediaStreamConstraints): Promise<MediaStream> {
  // Absent on plain http and in old browsers, whatever the types say.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices?.getUserMedia) throw new DOMException('no media devices', 'NotSupportedError')
  return devices.getUserMedia(constraints)
}

/** Stops every track, which turns off the light of the camera. */
export function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
