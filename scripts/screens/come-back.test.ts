import { expect, it, vi } from 'vitest'
import { comeBack } from './come-back.ts'

const answer = (status: number, headers: Record<string, string>) => ({ status: () => status, headers: () => headers })

it('comes back to a busy server, and takes an answer with several cookies as it is', async () => {
  const signedIn = answer(200, { 'set-cookie': 'session=a; Path=/\ndevice=b; Path=/api' })
  const ask = vi
    .fn()
    .mockResolvedValueOnce(answer(503, { 'retry-after': '0' }))
    .mockResolvedValueOnce(signedIn)
  expect(await comeBack(ask)).toBe(signedIn)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('takes the refusal of a server that does not say when to come back', async () => {
  const refused = answer(503, {})
  const ask = vi.fn().mockResolvedValue(refused)
  expect(await comeBack(ask)).toBe(refused)
  expect(ask).toHaveBeenCalledTimes(1)
})
