import { type ApprovalSubject, approvalsRoutes } from '@ariane/shared/contracts/approvals'
import { bodyFields, checkFields, useAction, useFields, useForm } from '@ariane/shared/form'
import { Button, Checkbox, FormField, Input, Notice, showToast, Text, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { approveAdult, describeApprovalFailure, findSubject } from './approvals-store.ts'
import { messages } from './messages.ts'

const text = messages.approvals
const { identifier } = bodyFields(approvalsRoutes.findApprovalSubject)
const check = checkFields({ identifier }, { identifier: text.missing })

/** Finds an adult by email address or login, and approves him for pupils whom he follows. */
export function ApprovalForm() {
  const [subject, show] = useState<ApprovalSubject | null>(null)
  const form = useForm({
    name: 'approval',
    state: useFields({ identifier: '' }),
    check,
    send: async ({ identifier }) => {
      show(null)
      show(await findSubject(identifier))
    },
    failure: error => ({ identifier: describeApprovalFailure(error) }),
  })

  return (
    <VStack gap="4" align="stretch" maxW="md">
      <form {...form.props}>
        <VStack gap="3" align="stretch">
          <FormField label={text.identifier} required error={form.errors.identifier}>
            <Input
              {...form.input('identifier')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
            />
          </FormField>
          <Button type="submit" alignSelf="start" loading={form.busy} loadingText={text.busy}>
            {text.find}
          </Button>
        </VStack>
      </form>
      {subject && <PickPupils key={subject.userId} subject={subject} onDone={() => show(null)} />}
    </VStack>
  )
}

function PickPupils({ subject, onDone }: { subject: ApprovalSubject; onDone: () => void }) {
  const { userId, fullName, email, pupils } = subject
  const [chosen, choose] = useState<string[]>([])
  const [isMissing, setMissing] = useState(false)
  const action = useAction('approval', describeApprovalFailure)
  const approve = () => {
    setMissing(chosen.length === 0)
    if (chosen.length === 0) return
    void action.run(async () => {
      await approveAdult(userId, chosen)
      showToast(text.done(fullName), { tone: 'success' })
      onDone()
    })
  }
  if (pupils.length === 0) return <Notice>{text.noPupils(fullName)}</Notice>
  const problem = isMissing ? text.noneChosen : action.problem
  return (
    <VStack role="group" aria-label={text.pupilsOf(fullName)} gap="3" align="stretch">
      <Text fontWeight="semibold">{text.pupilsOf(fullName)}</Text>
      <Text color="ink.muted" textStyle="sm" overflowWrap="anywhere">
        {email}
      </Text>
      {pupils.map(pupil => (
        <Checkbox
          key={pupil.userId}
          checked={pupil.isApproved || chosen.includes(pupil.userId)}
          disabled={pupil.isApproved}
          hint={pupil.isApproved ? text.already : undefined}
          onChange={isTicked => {
            setMissing(false)
            choose(isTicked ? [...chosen, pupil.userId] : chosen.filter(uid => uid !== pupil.userId))
          }}
        >
          {pupil.fullName}
        </Checkbox>
      ))}
      {problem && <Notice tone="error">{problem}</Notice>}
      <Button alignSelf="start" loading={action.busy} loadingText={text.busy} onClick={approve}>
        {text.approve}
      </Button>
    </VStack>
  )
}
