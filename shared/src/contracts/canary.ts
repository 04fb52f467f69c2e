import * as z from 'zod'

/** Where the answer for the release command is; it needs METRICS_TOKEN, as the measurements do. */
export const CANARIES_PATH = '/canaries'

/** Loads of a step, on each side, after which the next one may come. */
export const MIN_CANARY_LOADS = 200

/**
 * How a remote's first screen went on a page, while a canary of it watches itself: drawn, or not; later once, that
 * something of it threw. Nothing in it is personal.
 */
export const LoadReport = z.strictObject({
  remote: z.string().regex(/^mf-[a-z][a-z0-9-]{0,40}$/),
  /** The version that the page was given, whatever stood in for it. */
  version: z.string().regex(/^[\w.+-]{1,80}$/),
  /** Names the step of the canary. */
  since: z.iso.datetime(),
  event: z.enum(['shown', 'failed', 'error']),
  /** Time to the first drawing; null where the page was not in view all the time, or nothing was drawn. */
  ms: z.int().min(0).max(600_000).nullable(),
})
export type LoadReport = z.infer<typeof LoadReport>

/** What is compared between the pages of a canary and all others. */
export const CANARY_METRICS = ['failed', 'errors', 'time'] as const
export type CanaryMetric = (typeof CANARY_METRICS)[number]

const CanarySide = z.object({
  loads: z.int(),
  failed: z.int(),
  /** Loads after which something was thrown. */
  errors: z.int(),
  /** Median time to the first drawing; null while nothing was measured. */
  medianMs: z.number().nullable(),
})
export type CanarySide = z.infer<typeof CanarySide>

/** A step of a canary that watches itself, and what was found. */
export const CanaryStep = z.object({
  remote: z.string(),
  version: z.string(),
  since: z.iso.datetime(),
  share: z.int(),
  canary: CanarySide,
  control: CanarySide,
  /** `well`: enough loads, and no worse; `worse`: nobody gets it any more. */
  verdict: z.enum(['watching', 'well', 'worse']),
  /** By what it is worse, and how likely a sound version looks like that by chance. */
  worse: z
    .object({ metric: z.enum(CANARY_METRICS), canary: z.number(), control: z.number(), p: z.number() })
    .nullable(),
})
export type CanaryStep = z.infer<typeof CanaryStep>
