import type { Consent } from '@ariane/shared/contracts/consent'
import { useAction } from '@ariane/shared/form'
import { Link } from '@ariane/shared/router'
import type { ActiveUser } from '@ariane/shared/session'
import { Button, Checkbox, HStack, Notice, showToast, Text, VStack } from '@ariane/shared/ui'
import { ConfirmDialog } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { ConsentMailForm } from './consent-mail-form.tsx'
import { messages } from './messages.ts'
import { OperatorLink } from './operator-link.tsx'
import { answerFailure, declareAge, giveConsent, withdrawConsent } from './store.ts'

const text = messages.consent
type Asking = 'withdraw' | 'age' | null

/** The actions on the consent, for the pupil or for an adult who follows the pupil. */
export function ConsentActions({ user, data }: { user: ActiveUser; data: Consent }) {
  const [asking, ask] = useState<Asking>(null)
  const action = useAction('consent', answerFailure)
  const { state, way } = data
  const open = state === 'given' || state === 'of_age'

  const act = (work: () => Promise<void>, done?: string) =>
    action.run(async () => {
      await work()
      ask(null)
      if (done) showToast(done, { tone: 'success' })
    })
  const problem = action.problem && <Notice tone="error">{action.problem}</Notice>
  const ageAsked = asking === 'age'
  const age = user.switched
    ? { sentence: text.ofAgeOther(user.displayName), details: text.ofAgeOtherDetails, confirm: text.ofAgeOtherConfirm }
    : { sentence: text.ofAgeSentence, details: text.ofAgeDetails, confirm: text.ofAgeConfirm }

  return (
    <VStack gap="4" align="stretch">
      {!asking && problem}
      {!open && way === 'mail' && data.mayAsk !== false && !data.mayGive && (
        <ConsentMailForm mine={!user.switched} again={state === 'asked'} />
      )}
      {!open && user.switched && !data.mayGive && (way === 'adult' || data.mayAsk === false) && (
        <Notice tone="info" action={<OperatorLink />}>
          {text.notYours}
        </Notice>
      )}
      {!open && user.switched && data.mayGive && (
        <Give busy={action.busy} onGive={() => void act(giveConsent, text.given)} />
      )}
      {!open && way === 'adult' && !user.switched && (
        <Notice
          tone="info"
          action={
            <Button asChild size="sm" variant="outline">
              <Link to="/profile/acces">{text.noFollower}</Link>
            </Button>
          }
        >
          {text.adultMine}
        </Notice>
      )}
      <HStack gap="3" wrap="wrap">
        {!open && data.mayDeclareAge && (
          <Button variant="outline" onClick={() => ask('age')}>
            {user.switched ? text.ofAgeOther(user.displayName) : text.ofAge}
          </Button>
        )}
        {state === 'given' && (
          <Button variant="outline" onClick={() => ask('withdraw')}>
            {text.withdraw}
          </Button>
        )}
        {state === 'asked' && data.mayRefuse && <Refuse />}
        {((state === 'asked' && !data.mayRefuse) || state === 'of_age') && (
          <Button variant="ghost" loading={action.busy} onClick={() => void act(withdrawConsent)}>
            {state === 'asked' ? text.cancelDemand : text.withdrawAge}
          </Button>
        )}
      </HStack>
      {asking && (
        <ConfirmDialog
          sentence={ageAsked ? age.sentence : text.withdrawSentence}
          details={
            <VStack gap="4" align="stretch">
              <Text>{ageAsked ? age.details : text.withdrawDetails}</Text>
              {problem}
            </VStack>
          }
          confirmLabel={ageAsked ? age.confirm : text.withdraw}
          tone={ageAsked ? 'brand' : 'danger'}
          busy={action.busy}
          onConfirm={() => void act(ageAsked ? declareAge : withdrawConsent)}
          onCancel={() => ask(null)}
        />
      )}
    </VStack>
  )
}

/** The « no » of an adult who decides, where nobody said yes. */
export function Refuse() {
  const [asking, ask] = useState(false)
  const action = useAction('consent', answerFailure)
  const refuse = () =>
    action.run(async () => {
      await withdrawConsent()
      ask(false)
    })
  return (
    <>
      <Button alignSelf="start" variant="outline" onClick={() => ask(true)}>
        {text.refuse}
      </Button>
      {asking && (
        <ConfirmDialog
          sentence={text.refuseSentence}
          details={
            <VStack gap="4" align="stretch">
              <Text>{text.refuseDetails}</Text>
              {action.problem && <Notice tone="error">{action.problem}</Notice>}
            </VStack>
          }
          confirmLabel={text.refuse}
          tone="danger"
          busy={action.busy}
          onConfirm={() => void refuse()}
          onCancel={() => ask(false)}
        />
      )}
    </>
  )
}

function Give({ busy, onGive }: { busy: boolean; onGive: () => void }) {
  const [sure, setSure] = useState(false)
  const [reminded, remind] = useState(false)
  return (
    <VStack gap="3" align="stretch">
      <Checkbox
        checked={sure}
        onChange={checked => {
          setSure(checked)
          remind(false)
        }}
      >
        {text.sure}
      </Checkbox>
      {reminded && <Notice tone="warning">{text.sureFirst}</Notice>}
      <Button
        alignSelf="start"
        loading={busy}
        loadingText={text.giving}
        onClick={() => (sure ? onGive() : remind(true))}
      >
        {text.give}
      </Button>
    </VStack>
  )
}
