import { type Logger, type LoggerOptions, pino } from 'pino'

export type Log = Logger

/** An error without the values it may quote: database messages repeat what a person typed. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, constraint, table } = error as { code?: string; constraint?: string; table?: string }
  const fromDatabase = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)
  const frames = error.stack?.split('\n').filter(line => line.startsWith('    at ')) ?? []
  return {
    type: error.name,
    ...(fromDatabase ? {} : { message: error.message }),
    ...(code && { code }),
    ...(constraint && { constraint }),
    ...(table && { table }),
    stack: frames.slice(0, 12).join('\n'),
  }
}

/** The log of the process: one JSON object a line. */
export function createLog(level: string, destination?: { write(line: string): void }): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // An error that reaches the log undescribed would be written with all it carries.
    serializers: { err: error => (error instanceof Error ? describeError(error) : error) },
  }
  return destination ? pino(options, destination) : pino(options)
}
