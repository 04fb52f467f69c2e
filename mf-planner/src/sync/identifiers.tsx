import { SCHOOL_PROVIDERS } from '@ariane/shared/contracts/school'
import { FormField, Input, RadioGroup, Text, Textarea, VStack } from '@ariane/shared/ui'
import { messages as text } from './messages.ts'
import { QrPicture } from './qr/qr-picture.tsx'
import type { Form, Problems, Secrets } from './request.ts'

const WAYS = (['password', 'qr'] as const).map(value => ({ value, label: text.ways[value] }))

type Props = {
  form: Form
  secrets: Secrets
  problems: Problems
  onForm: (part: Partial<Form>) => void
  onSecrets: (part: Partial<Secrets>) => void
}

export const PROVIDERS = SCHOOL_PROVIDERS.map(value => ({ value, label: text.providers[value] }))

/** The credentials for the school's service. */
export function Identifiers({ form, secrets, problems, onForm, onSecrets }: Props) {
  const isPronote = form.provider === 'pronote'
  const byQr = isPronote && form.way === 'qr'
  return (
    <VStack align="stretch" gap="5">
      {isPronote && (
        <RadioGroup label={text.way} name="way" options={WAYS} value={form.way} onChange={way => onForm({ way })} />
      )}
      {byQr ? (
        <>
          <QrPicture onRead={qr => onSecrets({ qr })} />
          <FormField label={text.qr} hint={text.qrHint} error={problems.qr} required>
            <Textarea
              rows={3}
              value={secrets.qr}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => onSecrets({ qr: target.value })}
            />
          </FormField>
          <FormField label={text.pin} error={problems.pin} required>
            <Input
              value={secrets.pin}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              maxW="32"
              onChange={({ target }) => onSecrets({ pin: target.value })}
            />
          </FormField>
        </>
      ) : (
        <>
          {isPronote && (
            <FormField label={text.url} error={problems.url} required>
              <Input
                type="url"
                value={form.url}
                autoComplete="off"
                placeholder={text.urlPlaceholder}
                onChange={({ target }) => onForm({ url: target.value })}
              />
            </FormField>
          )}
          <FormField label={text.username} error={problems.username} required>
            <Input
              value={form.username}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={({ target }) => onForm({ username: target.value })}
            />
          </FormField>
          <FormField label={text.password} error={problems.password} required>
            <Input
              type="password"
              value={secrets.password}
              autoComplete="off"
              onChange={({ target }) => onSecrets({ password: target.value })}
            />
          </FormField>
        </>
      )}
      <Text color="ink.muted" textStyle="sm">
        {text.privacy}
      </Text>
    </VStack>
  )
}
