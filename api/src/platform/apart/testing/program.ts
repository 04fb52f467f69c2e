import { threadId } from 'node:worker_threads'
import { serve } from '../serve.ts'

/** A thread that does what a test asks. */
serve((job: 'who' | 'turn' | 'fill' | 'throw') => {
  if (job === 'throw') throw new RangeError('what a pupil wrote')
  const kept: string[][] = []
  while (job === 'fill') kept.push(Array.from({ length: 10_000 }, (_, n) => `${n}`))
  while (job === 'turn') /(?:a+)+$/.test(`${'a'.repeat(40)}!`)
  return threadId
})
