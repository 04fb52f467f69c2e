import type { ModelMessage } from 'ai'
import type { z } from 'zod'
import { ModelFailure } from './failure.ts'
import { messages } from './messages.ts'

export interface ModelSettings {
  /** Of an OpenAI-compatible server, up to and with '/v1'. */
  baseUrl: string
  apiKey: string | undefined
  /** The name by which the server knows the model. */
  model: string
  /** Milliseconds for one answer, retries and repair included. */
  deadlineMs: number
}

interface ModelRequest<S extends z.ZodType> {
  schema: S
  instructions: string
  prompt: string
  signal?: AbortSignal | undefined
  /** Milliseconds, where somebody waits for less than the settings allow. */
  deadlineMs?: number
}

/** One call is one JSON value of the schema, or a ModelFailure. */
export interface Model {
  name: string
  write<S extends z.ZodType>(request: ModelRequest<S>): Promise<z.output<S>>
}

/** Long enough for one part of a pack; a server that writes on and on is cut here. */
const MAX_TOKENS = 4000
const MOST_PROBLEMS = 12

/** The ai package is large: it is loaded with the first call. */
const load = async ({ baseUrl, apiKey, model }: ModelSettings, fetch: typeof globalThis.fetch) => {
  globalThis.AI_SDK_LOG_WARNINGS = false
  const [ai, { createOpenAICompatible }] = await Promise.all([import('ai'), import('@ai-sdk/openai-compatible')])
  const open = (structured: boolean) =>
    ai.wrapLanguageModel({
      model: createOpenAICompatible({
        name: 'model',
        baseURL: baseUrl,
        supportsStructuredOutputs: structured,
        // A pupil's words go to one address: a redirection is a failure.
        fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
        ...(apiKey && { apiKey }),
      })(model),
      middleware: [
        ai.extractJsonMiddleware({ transform: objectIn }),
        ai.extractReasoningMiddleware({ tagName: 'think' }),
      ],
    })
  return { ai, structured: open(true), plain: open(false) }
}

/** Speaks through `fetch` to any OpenAI-compatible server: structured answers where it knows them, the schema in words elsewhere. */
export function createModel(settings: ModelSettings, fetch: typeof globalThis.fetch): Model {
  let library: ReturnType<typeof load> | undefined
  let knowsSchemas = true

  async function write<S extends z.ZodType>({ schema, instructions, prompt, signal, deadlineMs }: ModelRequest<S>) {
    const timeout = AbortSignal.timeout(Math.min(settings.deadlineMs, deadlineMs ?? settings.deadlineMs))
    library ??= load(settings, fetch)
    const { ai, structured, plain } = await library
    const abortSignal = signal ? AbortSignal.any([signal, timeout]) : timeout

    const say = async (conversation: ModelMessage[]) => {
      const strict = knowsSchemas
      const { output } = await ai.generateText({
        model: strict ? structured : plain,
        instructions: strict ? instructions : `${instructions}\n\n${messages.schema(describe(ai, schema))}`,
        messages: conversation,
        output: ai.Output.object({ schema }),
        maxOutputTokens: MAX_TOKENS,
        maxRetries: 1,
        abortSignal,
      })
      return output as z.output<S>
    }
    const asked: ModelMessage[] = [{ role: 'user', content: prompt }]
    const sayWithoutSchema = async (error: unknown) => {
      if (!(knowsSchemas && ai.APICallError.isInstance(error) && [400, 422].includes(error.statusCode ?? 0)))
        throw error
      knowsSchemas = false
      return say(asked)
    }
    const repair = async (error: unknown) => {
      if (!ai.NoObjectGeneratedError.isInstance(error)) throw error
      const remark = messages.repair(listProblems(error.text, schema), error.finishReason === 'length')
      return say([
        ...asked,
        ...(error.text ? [{ role: 'assistant' as const, content: error.text.slice(0, 4 * MAX_TOKENS) }] : []),
        { role: 'user', content: remark },
      ])
    }

    try {
      return await say(asked).catch(sayWithoutSchema).catch(repair)
    } catch (error) {
      if (signal?.aborted) throw new ModelFailure('cancelled')
      if (timeout.aborted) throw new ModelFailure('too_slow')
      throw new ModelFailure(classifyFailure(ai, error))
    }
  }

  return { name: settings.model, write }
}

/** The object in an answer, whatever is written or fenced around it. */
const objectIn = (text: string) => text.slice(Math.max(0, text.indexOf('{')), text.lastIndexOf('}') + 1 || undefined)

type Ai = typeof import('ai')

const describe = (ai: Ai, schema: z.ZodType) => JSON.stringify(ai.asSchema(schema).jsonSchema)

function classifyFailure(ai: Ai, error: unknown) {
  const cause = ai.RetryError.isInstance(error) ? error.lastError : error
  if (ai.NoObjectGeneratedError.isInstance(cause) || ai.NoOutputGeneratedError.isInstance(cause)) return 'wrong_shape'
  if (!ai.APICallError.isInstance(cause)) return 'unreachable'
  const status = cause.statusCode
  if (status === undefined) return 'unreachable'
  if (status === 200) return 'wrong_shape'
  return status === 429 || status >= 500 ? 'busy' : 'refused'
}

/** What is wrong with an answer, in words a model understands: 'mcqs.0.options: no correct option'. */
function listProblems(text: string | undefined, schema: z.ZodType): string[] {
  try {
    const read = schema.safeParse(JSON.parse(text ?? ''))
    const issues = read.error?.issues ?? []
    return issues.slice(0, MOST_PROBLEMS).map(issue => `${issue.path.join('.')}: ${issue.message}`)
  } catch {
    return [messages.notJson]
  }
}
