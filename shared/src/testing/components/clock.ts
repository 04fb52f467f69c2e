import { onTestFinished, vi } from 'vitest'

/** The day and hour of a test; timers go on as they do. */
export function itIs(instant: string): void {
  vi.setSystemTime(instant)
  onTestFinished(() => void vi.useRealTimers())
}
