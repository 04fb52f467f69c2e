import { checkWith, useFields, useForm } from '@ariane/shared/form'
import { Box, Button, FormField, HStack, Input, Notice, Text, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { QrCode } from '../../classes/page/qr-code.tsx'
import { ProofField } from '../../school/proof-field.tsx'
import { WithProof } from '../../school/school-proof.tsx'
import { afterProof } from '../../school/store.ts'
import { messages } from './messages.ts'
import { beginFactor, confirmFactor, describeFailure } from './store.ts'

const text = messages.factor
type Begun = { secret: string; uri: string }

/** Switches the second factor on: the password or the school's word, then the secret in an app, then a code of it. */
export function FactorSetup({ onDone }: { onDone: (codes: string[]) => void }) {
  const [begun, begin] = useState<Begun | null>(null)
  return begun ? (
    <Scan begun={begun} onDone={onDone} onCancel={() => begin(null)} />
  ) : (
    <WithProof>{proof => <Start proof={proof} onDone={begin} />}</WithProof>
  )
}

function Start({ proof, onDone }: { proof: 'password' | 'said'; onDone: (begun: Begun) => void }) {
  const form = useForm({
    name: 'second factor',
    state: useFields({ password: '' }),
    check: checkWith<{ password: string }>(({ password }) =>
      proof === 'password' && password === '' ? { password: text.passwordMissing } : {},
    ),
    send: async ({ password }) => onDone(await afterProof(proof, beginFactor(password))),
    failure: describeFailure,
    refusals: { password: text.passwordWrong },
  })
  return (
    <form {...form.props}>
      <VStack gap="4" align="stretch" maxW="md">
        <ProofField proof={proof} label={text.password} form={form} />
        {form.problem && <Notice tone="error">{form.problem}</Notice>}
        <Button type="submit" alignSelf="start" loading={form.busy} loadingText={text.busy}>
          {text.begin}
        </Button>
      </VStack>
    </form>
  )
}

type ScanProps = { begun: Begun; onDone: (codes: string[]) => void; onCancel: () => void }

function Scan({ begun: { secret, uri }, onDone, onCancel }: ScanProps) {
  const form = useForm({
    name: 'second factor code',
    state: useFields({ code: '' }),
    check: checkWith<{ code: string }>(({ code }) => (code.trim() === '' ? { code: text.codeMissing } : {})),
    send: async ({ code }) => onDone(await confirmFactor(code.replace(/\s/g, ''))),
    failure: describeFailure,
    refusals: { code: text.codeWrong },
  })
  return (
    <form {...form.props}>
      <VStack gap="4" align="stretch">
        <Text maxW="prose">{text.scan}</Text>
        <Box alignSelf="start" borderRadius="l2" overflow="hidden">
          <QrCode address={uri} label={text.picture} size="200" />
        </Box>
        <Text>{text.byHand}</Text>
        <Text fontFamily="mono" overflowWrap="anywhere" maxW="md">
          {secret.replace(/(.{4})/g, '$1 ').trim()}
        </Text>
        <Box maxW="md">
          <FormField label={text.code} required error={form.errors.code}>
            <Input autoComplete="one-time-code" inputMode="numeric" spellCheck={false} {...form.input('code')} />
          </FormField>
        </Box>
        {form.problem && <Notice tone="error">{form.problem}</Notice>}
        <HStack gap="3" wrap="wrap">
          <Button type="submit" loading={form.busy} loadingText={text.busy}>
            {text.confirm}
          </Button>
          <Button variant="ghost" onClick={onCancel} disabled={form.busy}>
            {text.cancel}
          </Button>
        </HStack>
      </VStack>
    </form>
  )
}
