import { PRODUCT } from '@ariane/shared/catalogue'
import { logOnly } from '@ariane/shared/http'
import { restoreSession } from '@ariane/shared/session'
import { Button, FormField, Input, Notice, Text, VStack } from '@ariane/shared/ui'
import { useEffect, useState } from 'react'
import { SingleCardPage } from '../../welcome/single-card-page.tsx'
import { messages } from './messages.ts'
import { describeResetFailure, resetPassword } from './store.ts'

const text = messages.reset
const MIN_PASSWORD_CHARS = 6

/** The page of a reset link: it sets a new password once. */
export default function ResetPage({ token, onLeave }: { token: string; onLeave: () => void }) {
  const [password, setPassword] = useState('')
  const [shown, show] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>()
  const [failure, setFailure] = useState<{ sentence: string; dead: boolean } | null>(null)
  const [done, setDone] = useState(false)
  useEffect(() => {
    document.title = `${text.title} · ${PRODUCT.name}`
  }, [])

  async function submit() {
    const wrong = password.length < MIN_PASSWORD_CHARS ? text.short : undefined
    setProblem(wrong)
    if (wrong) return
    setBusy(true)
    setFailure(null)
    try {
      await resetPassword(token, password)
      setDone(true)
    } catch (error) {
      logOnly('password reset', error)
      setFailure(describeResetFailure(error))
    } finally {
      setBusy(false)
    }
  }
  function leave() {
    // The server ended every session with the password change, this browser's included.
    void restoreSession()
    onLeave()
  }

  return (
    <SingleCardPage title={text.title} maxW="md">
      {done && <Notice tone="success">{text.done}</Notice>}
      {failure && <Notice tone="error">{failure.sentence}</Notice>}
      {!done && !failure?.dead && (
        <form
          noValidate
          onSubmit={event => {
            event.preventDefault()
            if (!busy) void submit()
          }}
        >
          <VStack gap="4" align="stretch" mt={failure ? '4' : '0'}>
            <Text color="ink.muted">{text.lead}</Text>
            <FormField label={text.password} hint={text.hint} error={problem}>
              <Input
                name="newPassword"
                type={shown ? 'text' : 'password'}
                autoComplete="new-password"
                maxLength={200}
                value={password}
                onChange={event => {
                  setPassword(event.target.value)
                  setProblem(undefined)
                }}
              />
            </FormField>
            <Button size="sm" variant="ghost" alignSelf="start" aria-pressed={shown} onClick={() => show(!shown)}>
              {shown ? text.hide : text.show}
            </Button>
            <Button type="submit" size="lg" loading={busy} loadingText={text.busy}>
              {text.submit}
            </Button>
          </VStack>
        </form>
      )}
      <Button variant={done || failure?.dead ? 'solid' : 'ghost'} mt="4" w="full" onClick={leave}>
        {text.leave}
      </Button>
    </SingleCardPage>
  )
}
