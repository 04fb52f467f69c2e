import { PRODUCT } from '@ariane/shared/catalogue'
import { MAX_PASSWORD_CHARS } from '@ariane/shared/contracts/password'
import { useFields, useForm } from '@ariane/shared/form'
import { restoreSession } from '@ariane/shared/session'
import { Button, FormField, Input, Notice, Text, VStack } from '@ariane/shared/ui'
import { useEffect, useState } from 'react'
import { SingleCardPage } from '../../welcome/single-card-page.tsx'
import { messages } from './messages.ts'
import { checkNewPassword } from './rules.ts'
import { describeResetFailure, resetPassword } from './store.ts'

const text = messages.reset

/** The page of a reset link: it sets a new password once. */
export default function ResetPage({ token, onLeave }: { token: string; onLeave: () => void }) {
  const [shown, show] = useState(false)
  const [outcome, setOutcome] = useState<'done' | 'dead' | null>(null)
  const form = useForm({
    name: 'password reset',
    state: useFields({ newPassword: '' }),
    check: checkNewPassword,
    send: async ({ newPassword }) => {
      await resetPassword(token, newPassword)
      setOutcome('done')
    },
    failure: error => {
      const { sentence, dead } = describeResetFailure(error)
      if (dead) setOutcome('dead')
      return sentence
    },
  })
  useEffect(() => {
    document.title = `${text.title} · ${PRODUCT.name}`
  }, [])

  function leave() {
    // The server ended every session with the password change, this browser's included.
    void restoreSession()
    onLeave()
  }

  return (
    <SingleCardPage title={text.title} maxW="md">
      {outcome === 'done' && <Notice tone="success">{text.done}</Notice>}
      {form.problem && <Notice tone="error">{form.problem}</Notice>}
      {!outcome && (
        <form {...form.props}>
          <VStack gap="4" align="stretch" mt={form.problem ? '4' : '0'}>
            <Text color="ink.muted">{text.lead}</Text>
            <FormField label={text.password} required hint={text.hint} error={form.errors.newPassword}>
              <Input
                {...form.input('newPassword')}
                type={shown ? 'text' : 'password'}
                autoComplete="new-password"
                maxLength={MAX_PASSWORD_CHARS}
              />
            </FormField>
            <Button size="sm" variant="ghost" alignSelf="start" aria-pressed={shown} onClick={() => show(!shown)}>
              {shown ? text.hide : text.show}
            </Button>
            <Button type="submit" size="lg" loading={form.busy} loadingText={text.busy}>
              {text.submit}
            </Button>
          </VStack>
        </form>
      )}
      <Button variant={outcome ? 'solid' : 'ghost'} mt="4" w="full" onClick={leave}>
        {text.leave}
      </Button>
    </SingleCardPage>
  )
}
