import { z } from 'zod'

export const accessibilityVariables = {
  ACCESSIBILITY_RATE: z.coerce.number().min(0).max(100).optional(),
  ACCESSIBILITY_AUDITED_ON: z.iso.date().optional(),
  ACCESSIBILITY_AUDITOR: z.string().min(1).max(200).optional(),
  ACCESSIBILITY_SCHEME: z.url({ protocol: /^https?$/ }).optional(),
}

type Variables = z.infer<z.ZodObject<typeof accessibilityVariables>>

export type AccessibilityConfig = {
  /** The audit that the operator had made; absent: none, and nothing is claimed. */
  audit: { rate: number; on: string; by: string } | undefined
  /** Address of the operator's multi-year scheme. */
  scheme: string | undefined
}

/** The first variable that an audit lacks: its rate, date and author come together or not at all. */
export function accessibilityProblem(env: Variables): keyof Variables | undefined {
  const parts = ['ACCESSIBILITY_RATE', 'ACCESSIBILITY_AUDITED_ON', 'ACCESSIBILITY_AUDITOR'] as const
  return parts.some(part => env[part] !== undefined) ? parts.find(part => env[part] === undefined) : undefined
}

/** What the variables say of the operator's audit; they were checked by `accessibilityProblem`. */
export function accessibilityConfig(env: Variables): AccessibilityConfig {
  const { ACCESSIBILITY_RATE: rate, ACCESSIBILITY_AUDITED_ON: on, ACCESSIBILITY_AUDITOR: by } = env
  const audit = rate !== undefined && on && by ? { rate, on, by } : undefined
  return { audit, scheme: env.ACCESSIBILITY_SCHEME }
}
