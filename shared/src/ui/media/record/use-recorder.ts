import { useCallback, useEffect, useRef, useState } from 'react'
import { type DeviceProblem, readDeviceProblem } from '../device.ts'
import { type Capture, startCapture } from './capture.ts'
import { durationSeconds } from './wav.ts'

export type RecorderState =
  | { kind: 'idle'; reachedLimit?: boolean }
  | { kind: 'asking' }
  | { kind: 'live'; paused: boolean; seconds: number; level: number; loudest: number }
  | { kind: 'failed'; problem: DeviceProblem }

/** The recording is handed over this often, so that closing the page loses little. */
const SAVE_INTERVAL_S = 10

/** A recorder: however it ends, unmounting included, it hands over the recording. */
export function useRecorder(limit: number, onRecording: (wav: Blob, live: boolean) => void) {
  const [state, setState] = useState<RecorderState>({ kind: 'idle' })
  const capture = useRef<Capture | 'asking' | undefined>(undefined)
  const latestOnRecording = useRef(onRecording)
  useEffect(() => {
    latestOnRecording.current = onRecording
  })

  const stop = useCallback(async (reachedLimit = false) => {
    const running = capture.current
    capture.current = undefined
    if (!running || running === 'asking') return
    await running.stop()
    latestOnRecording.current(running.recording(), false)
    setState({ kind: 'idle', reachedLimit })
  }, [])

  const start = useCallback(async () => {
    if (capture.current) return
    capture.current = 'asking'
    setState({ kind: 'asking' })
    let kept = 0
    const onSamples = ({ samples, level }: { samples: number; level: number }) => {
      const seconds = durationSeconds(samples)
      if (!isRunning(capture.current)) return
      setState(now => ({
        kind: 'live',
        paused: isPaused(now),
        seconds,
        level,
        loudest: Math.max(level, readLoudest(now)),
      }))
      if (seconds >= limit) return void stop(true)
      if (seconds - kept < SAVE_INTERVAL_S) return
      kept = seconds
      latestOnRecording.current(capture.current.recording(), true)
    }
    try {
      const running = await startCapture(onSamples, () => void stop())
      // Stopped meanwhile: the capture is not wanted any more.
      if (capture.current !== 'asking') return await running.stop()
      capture.current = running
      setState({ kind: 'live', paused: false, seconds: 0, level: 0, loudest: 0 })
    } catch (error) {
      capture.current = undefined
      setState({ kind: 'failed', problem: readDeviceProblem(error) })
    }
  }, [limit, stop])

  const togglePause = useCallback(async (paused: boolean) => {
    if (!isRunning(capture.current)) return
    await (paused ? capture.current.pause() : capture.current.resume())
    setState(now => (now.kind === 'live' ? { ...now, paused, level: 0 } : now))
  }, [])

  useEffect(() => () => void stop(), [stop])
  return { state, start, stop, togglePause }
}

const isRunning = (capture: Capture | 'asking' | undefined) => capture !== undefined && capture !== 'asking'
const isPaused = (state: RecorderState) => state.kind === 'live' && state.paused
const readLoudest = (state: RecorderState) => (state.kind === 'live' ? state.loudest : 0)
