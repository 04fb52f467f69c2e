import { logOnly } from '@ariane/shared/http'
import { $comfort } from '@ariane/shared/session'

/** Two soft notes, a third apart, less than 400 ms in all. */
const NOTES = [
  { hertz: 659.3, at: 0 },
  { hertz: 830.6, at: 0.12 },
]
const LASTS = 0.26
const LOUD = 0.12

/** A small sound for a right answer, unless the pupil turned sounds off; nothing is told by it alone. */
export function soundRight(): void {
  // A shell of an earlier build knows no such choice.
  if ($comfort.get().sound === false || !('AudioContext' in window)) return
  try {
    const context = new AudioContext()
    const start = context.currentTime
    for (const { hertz, at } of NOTES) {
      const note = new OscillatorNode(context, { type: 'sine', frequency: hertz })
      const volume = new GainNode(context, { gain: 0 })
      volume.gain.setValueAtTime(0, start + at)
      volume.gain.linearRampToValueAtTime(LOUD, start + at + 0.02)
      volume.gain.exponentialRampToValueAtTime(0.001, start + at + LASTS)
      note.connect(volume).connect(context.destination)
      note.start(start + at)
      note.stop(start + at + LASTS)
    }
    setTimeout(() => void context.close(), 1000)
  } catch (error) {
    logOnly('sound', error)
  }
}
