import type { z } from 'zod'
import { refuse } from './failure.ts'

/** The value of a JSON text in the expected shape; `protocol_changed` otherwise, without a word of what it held. */
export function readJson<T extends z.ZodType>(text: string, shape: T): z.output<T> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuse('protocol_changed')
  }
  return shaped(value, shape)
}

/** A decoded value in the expected shape; `protocol_changed` otherwise. */
export function shaped<T extends z.ZodType>(value: unknown, shape: T): z.output<T> {
  const read = shape.safeParse(value)
  return read.success ? read.data : refuse('protocol_changed')
}
