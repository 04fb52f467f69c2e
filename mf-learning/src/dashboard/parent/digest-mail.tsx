import { type Digest, digestRoutes } from '@ariane/shared/contracts/digest'
import { useAction } from '@ariane/shared/form'
import { call, isAborted, logOnly } from '@ariane/shared/http'
import { Notice, Panel, Switch, Text } from '@ariane/shared/ui'
import { useEffect, useState } from 'react'
import { messages } from './messages.ts'

const text = messages.digest.mail

/** Switches the digest by mail on and off; nothing where mail does not reach the parent. */
export function DigestMail({ uid }: { uid: string }) {
  const [digest, setDigest] = useState<Digest | null>(null)
  const [said, say] = useState('')
  const action = useAction('digest by mail', text.failure)
  useEffect(() => {
    const stop = new AbortController()
    call(digestRoutes.readDigest, { userId: uid }, { signal: stop.signal }).then(
      ({ data }) => setDigest(data),
      (error: unknown) => isAborted(error) || logOnly('digest by mail', error),
    )
    return () => stop.abort()
  }, [uid])
  if (!digest || (digest.email === null && !digest.isOn)) return null

  const turn = (on: boolean) =>
    action.run(async () => {
      await call(digestRoutes.switchDigest, { userId: uid, on })
      setDigest({ ...digest, isOn: on })
      say(on ? text.on : text.off)
    })

  return (
    <Panel title={text.title} mt="5" css={{ '@media print': { display: 'none' } }}>
      <Switch
        name="digest"
        checked={digest.isOn}
        disabled={action.busy}
        hint={digest.email ? text.hint(digest.email) : text.noMail}
        onChange={on => void turn(on)}
      >
        {text.label}
      </Switch>
      {digest.isOn && digest.failed && <Notice tone="warning">{text.lastFailed}</Notice>}
      {action.problem && <Notice tone="error">{action.problem}</Notice>}
      <Text role="status" color="ink.muted" textStyle="sm">
        {said}
      </Text>
    </Panel>
  )
}
