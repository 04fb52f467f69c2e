import { type AnyRoute, ErrorBody } from '@ariane/shared/contracts'
import { ONCE_KEY } from '@ariane/shared/contracts/once'
import { z } from 'zod'
import type { AnyRoutes } from './handlers.ts'

type Json = Record<string, unknown>

/** Moves a schema's named parts to the document's components and points to them there. */
function publish(schema: z.ZodType, io: 'input' | 'output', components: Json): Json {
  const suffix = io === 'input' ? 'Input' : ''
  const rename = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rename)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => key !== '$schema' && key !== 'id')
        .map(([key, part]) => [key, key === '$ref' ? target(String(part)) : rename(part)]),
    )
  }
  const target = (reference: string) => reference.replace(/^#\/\$defs\/(.+)$/, `#/components/schemas/$1${suffix}`)
  const { $defs, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Json
  for (const [name, part] of Object.entries(($defs ?? {}) as Json)) components[name + suffix] = rename(part)
  const { id } = rest
  if (typeof id !== 'string') return rename(rest) as Json
  components[id + suffix] = rename(rest)
  return { $ref: `#/components/schemas/${id}${suffix}` }
}

/** Only for rows that may be repeated: sent again with the same key, a call counts once. */
const ONCE_PARAMETER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Within a day, the same call with the same key counts once and gets the first answer; another call: 422.',
  schema: { type: 'string', pattern: ONCE_KEY.source },
}

function operation(name: string, row: AnyRoute, components: Json): Json {
  const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? '')
  const params = row.params ? (publish(row.params, 'input', components).properties as Json) : {}
  const parameters = [
    ...names.map(key => ({ name: key, in: 'path', required: true, schema: params[key] ?? { type: 'string' } })),
    ...(row.redirect && row.body ? queryParameters(publish(row.body, 'input', components)) : []),
    ...(row.once ? [ONCE_PARAMETER] : []),
  ]
  return {
    operationId: name,
    summary: row.summary,
    'x-policy': row.policy.allow,
    ...(row.policy.allow !== 'public' && { security: [{ session: [] }, { bearer: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(row.body &&
      !row.redirect && {
        requestBody: {
          required: true,
          content: content(publish(row.body, 'input', components), row.form && 'application/x-www-form-urlencoded'),
        },
      }),
    responses: {
      ...(row.redirect
        ? { 303: { description: 'Goes on to another address' } }
        : {
            200: {
              description: 'Success',
              content: content(publish(row.events ?? row.answer, 'output', components), mediaType(row)),
            },
          }),
      default: { description: 'Refused or failed', content: content({ $ref: '#/components/schemas/Error' }) },
    },
  }
}

const queryParameters = ({ properties = {}, required = [] }: Json) =>
  Object.entries(properties as Json).map(([name, schema]) => ({
    name,
    in: 'query',
    required: (required as string[]).includes(name),
    schema,
  }))

const mediaType = ({ text, file, events }: AnyRoute) => text ?? file ?? (events && 'text/event-stream')
const content = (schema: Json, type = 'application/json') => ({ [type]: { schema } })

/** The OpenAPI 3.1 description of a route table. */
export function openApi(rows: AnyRoutes, title: string): Json {
  const components: Json = {}
  publish(ErrorBody, 'output', components)
  const paths: Record<string, Json> = {}
  for (const [name, row] of Object.entries(rows)) {
    const path = paths[row.path] ?? {}
    path[row.method.toLowerCase()] = operation(name, row, components)
    paths[row.path] = path
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'ariane.session_token' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}
