import { useAction, useFields, useForm } from '@ariane/shared/form'
import { ApiError } from '@ariane/shared/http'
import { ErrorState, Notice, SkeletonCards, Text, VStack } from '@ariane/shared/ui'
import { ConfirmDialog } from '@ariane/shared/ui/overlay'
import { chooseCheck } from './deletion-rules.ts'
import { messages } from './messages.ts'
import { messages as school } from './school/messages.ts'
import { ProofField } from './school/proof-field.tsx'
import { afterProof, beginProof, loadSchoolLink } from './school/store.ts'
import { useProof } from './school/use-proof.ts'

const text = messages.deletion

type Props = {
  /** The pupil whose account is to end. */
  name: string
  /** Plans the end with the adult's own password; an empty one where the school said who this is. */
  plan: (password: string) => Promise<void>
  onDone: () => void
  onCancel: () => void
  /** What is said when it failed for no reason of its own. */
  failure: string
}

/** Asks an adult for a confirmation and a proof of identity before a pupil's account is deleted. */
export function DeletionDialog(props: Props) {
  const { proof, refusal } = useProof()
  if (proof.state === 'ready' && proof.data !== 'ask') return <Proven {...props} proof={proof.data} />
  if (proof.state === 'ready') return <AskSchool {...props} refusal={refusal} />
  const details =
    proof.state === 'loading' ? (
      <SkeletonCards count={1} label={school.loading} />
    ) : (
      <ErrorState message={school.failure} onRetry={() => void loadSchoolLink()} />
    )
  return (
    <ConfirmDialog
      sentence={text.sentence(props.name)}
      details={details}
      confirmLabel={text.confirm}
      tone="danger"
      busy
      onConfirm={() => {}}
      onCancel={props.onCancel}
    />
  )
}

function AskSchool({ name, onCancel, refusal }: Props & { refusal: string | undefined }) {
  const action = useAction('school proof', school.failed)
  const problem = action.problem ?? refusal
  return (
    <ConfirmDialog
      sentence={text.sentence(name)}
      details={
        <VStack gap="4" align="stretch">
          <Text>{school.lead}</Text>
          {problem && <Notice tone="error">{problem}</Notice>}
        </VStack>
      }
      confirmLabel={school.ask}
      busy={action.busy}
      onConfirm={() => void action.run(beginProof)}
      onCancel={onCancel}
    />
  )
}

function Proven({ name, plan, onDone, onCancel, failure, proof }: Props & { proof: 'password' | 'said' }) {
  const form = useForm({
    name: 'deletion',
    state: useFields({ password: '' }),
    check: chooseCheck(proof),
    send: async ({ password }) => {
      await afterProof(proof, plan(password))
      onDone()
    },
    failure: error => (error instanceof ApiError && error.code === 'too_many_requests' ? text.tooMany : failure),
    refusals: { password: text.passwordWrong },
  })

  return (
    <ConfirmDialog
      sentence={text.sentence(name)}
      details={
        <form {...form.props}>
          <VStack gap="4" align="stretch">
            <Text>{text.details}</Text>
            <ProofField proof={proof} label={text.password} form={form} />
            {form.problem && <Notice tone="error">{form.problem}</Notice>}
          </VStack>
        </form>
      }
      confirmLabel={text.confirm}
      tone="danger"
      busy={form.busy}
      onConfirm={() => void form.submit()}
      onCancel={onCancel}
    />
  )
}
