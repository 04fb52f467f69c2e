import { z } from 'zod'
import type { SharedLimiter } from '../http/shared-limiter.ts'
import type { Jobs } from './jobs.ts'
import type { JobHandler } from './types.ts'

const Late = z.object({ spaced: z.string().optional() })

interface Spacing {
  jobs: Jobs
  limiter: SharedLimiter
  kind: string
  everyMs: number
}

/**
 * Jobs that somebody can cause again and again, of which one a while is enough: the first one is done at once, those that follow
 * within `everyMs` become one at its end, so that nothing stays unsaid.
 */
export function spacedJobs({ jobs, limiter, kind, everyMs }: Spacing) {
  const begin = (key: string) => limiter.admits(key, 1, everyMs)
  return {
    /** `key`: for whom and about what they are spaced. */
    async enqueue(data: object, key: string): Promise<void> {
      const [now, late] = [`${kind}:${key}`, `${kind} late:${key}`]
      if (await begin(now)) {
        await jobs.cancel(late)
        await jobs.enqueue(kind, data, { key: now })
      } else await jobs.enqueue(kind, { ...data, spaced: now }, { key: late, afterMs: everyMs })
    },
    /** A handler for such jobs: one that comes late begins a while of its own. */
    handler: (inner: JobHandler): JobHandler => ({
      ...inner,
      async run(job, signal) {
        const { spaced } = Late.parse(job.data)
        if (spaced !== undefined) await begin(spaced)
        await inner.run(job, signal)
      },
    }),
  }
}
