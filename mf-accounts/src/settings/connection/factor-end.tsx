import { checkWith, useFields, useForm } from '@ariane/shared/form'
import { Button, FormField, HStack, Input, Notice, showToast, VStack } from '@ariane/shared/ui'
import { ProofField } from '../../school/proof-field.tsx'
import { WithProof } from '../../school/school-proof.tsx'
import { afterProof } from '../../school/store.ts'
import { messages } from './messages.ts'
import { describeFailure, endFactor } from './store.ts'

const text = messages.factor
const EMPTY = { password: '', code: '' }

type Props = { onCancel: () => void }

/** Switches the second factor off, with both of what one enters with. */
export function FactorEnd({ onCancel }: Props) {
  const cancel = (
    <Button variant="ghost" onClick={onCancel}>
      {text.cancel}
    </Button>
  )
  return <WithProof beside={cancel}>{proof => <EndForm proof={proof} onCancel={onCancel} />}</WithProof>
}

function EndForm({ proof, onCancel }: Props & { proof: 'password' | 'said' }) {
  const form = useForm({
    name: 'second factor end',
    state: useFields(EMPTY),
    check: checkWith<typeof EMPTY>(({ password, code }) => ({
      ...(proof === 'password' && password === '' && { password: text.passwordMissing }),
      ...(code.trim() === '' && { code: text.codeMissing }),
    })),
    send: async ({ password, code }) => {
      await afterProof(proof, endFactor(password, code.trim()))
      showToast(text.ended, { tone: 'success' })
    },
    failure: describeFailure,
    refusals: { password: text.passwordWrong, code: text.codeWrong },
  })
  return (
    <form {...form.props}>
      <VStack gap="4" align="stretch" maxW="md">
        <ProofField proof={proof} label={text.password} form={form} />
        <FormField label={text.codeOrBackup} required error={form.errors.code}>
          <Input autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...form.input('code')} />
        </FormField>
        {form.problem && <Notice tone="error">{form.problem}</Notice>}
        <HStack gap="3" wrap="wrap">
          <Button type="submit" loading={form.busy} loadingText={text.busy}>
            {text.endConfirm}
          </Button>
          <Button variant="ghost" onClick={onCancel} disabled={form.busy}>
            {text.cancel}
          </Button>
        </HStack>
      </VStack>
    </form>
  )
}
