import * as z from 'zod'
import { CANARIES_PATH, CanaryStep } from '../../../shared/src/contracts/canary.ts'
import { messages } from './messages.ts'

const Answer = z.object({ data: z.array(CanaryStep) })
const TIMEOUT_MS = 10_000

/**
 * Reads what a server found about canaries. The function throws an error in plain words.
 * @param token the server's METRICS_TOKEN
 */
export function stepReader(server: string | undefined, token: string | undefined): () => Promise<CanaryStep[]> {
  return async () => {
    if (!server || !token) throw new Error(messages.noServer)
    const address = new URL(CANARIES_PATH, server).href
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!answer.ok) throw new Error(messages.refused(address, answer.status))
    return Answer.parse(await answer.json()).data
  }
}
