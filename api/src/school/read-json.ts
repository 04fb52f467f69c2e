import { decodeHTML } from 'entities'
import { z } from 'zod'
import { refuse } from './failure.ts'

/** A text in which a service writes « l'art » as it would in a page: `l&apos;art`. */
export const PageText = z.string().transform(text => decodeHTML(text))

/** A page in place of data comes from whoever stands in for the service while it is away. */
const PAGE = /^\s*</

/** The value of a JSON text in the expected shape; `service_busy` for a page in its place, `protocol_changed` for anything else, without a word of what it held. */
export function readJson<T extends z.ZodType>(text: string, shape: T): z.output<T> {
  if (PAGE.test(text)) return refuse('service_busy')
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
