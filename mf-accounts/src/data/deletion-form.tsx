import { useFields, useForm } from '@ariane/shared/form'
import type { ActiveUser } from '@ariane/shared/session'
import { Button, HStack, Notice, Text, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { DeletionDialog } from '../deletion-dialog.tsx'
import { chooseCheck } from '../deletion-rules.ts'
import { messages as common } from '../messages.ts'
import { ProofField } from '../school/proof-field.tsx'
import { WithProof } from '../school/school-proof.tsx'
import { afterProof } from '../school/store.ts'
import { cameBack } from '../school/use-proof.ts'
import { messages } from './messages.ts'
import { askDeletion, deletionFailure } from './store.ts'

const text = { ...common.deletion, ...messages.deletion }

/**
 * The password that confirms a deletion is the account owner's, or that of the adult who asks for a pupil's deletion.
 */
export function DeletionForm({ user }: { user: ActiveUser }) {
  // Whoever comes back from the school goes on where he was.
  const [open, setOpen] = useState(cameBack)
  const close = () => setOpen(false)
  return (
    <VStack gap="4" align="stretch" maxW="prose">
      <Text color="ink.muted">{text.lead}</Text>
      {(!open || user.switched) && (
        <Button variant="outline" colorPalette="danger" alignSelf="start" onClick={() => setOpen(true)}>
          {user.switched ? text.openOther(user.displayName) : text.open}
        </Button>
      )}
      {open && user.switched && (
        <DeletionDialog
          name={user.displayName}
          plan={askDeletion}
          onDone={close}
          onCancel={close}
          failure={text.failure}
        />
      )}
      {open && !user.switched && (
        <WithProof
          beside={
            <Button variant="ghost" onClick={close}>
              {text.keep}
            </Button>
          }
        >
          {proof => <OwnForm proof={proof} onClose={close} />}
        </WithProof>
      )}
    </VStack>
  )
}

function OwnForm({ proof, onClose }: { proof: 'password' | 'said'; onClose: () => void }) {
  const form = useForm({
    name: 'deletion',
    state: useFields({ password: '' }),
    check: chooseCheck(proof),
    send: ({ password }) => afterProof(proof, askDeletion(password)),
    failure: deletionFailure,
    refusals: { password: text.passwordWrong },
  })

  return (
    <form {...form.props}>
      <VStack gap="4" align="stretch" maxW="md">
        <Text>{text.advice}</Text>
        <ProofField proof={proof} label={text.password} form={form} />
        {form.problem && <Notice tone="error">{form.problem}</Notice>}
        <HStack gap="3" wrap="wrap">
          <Button type="submit" colorPalette="danger" loading={form.busy} loadingText={text.busy}>
            {text.confirm}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {text.keep}
          </Button>
        </HStack>
      </VStack>
    </form>
  )
}
