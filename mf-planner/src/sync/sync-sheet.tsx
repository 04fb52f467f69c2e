import type { SchoolFailureCode } from '@ariane/shared/contracts/school'
import { useForm } from '@ariane/shared/form'
import { askFromKept, toKeep, writeKept } from '@ariane/shared/school'
import { $activeUser, $session, schoolSyncEnded, useDraft, useStore } from '@ariane/shared/session'
import {
  Button,
  Checkbox,
  ConsentNotice,
  chakra,
  Flex,
  RadioGroup,
  RefreshIcon,
  showToast,
  Text,
  VStack,
} from '@ariane/shared/ui'
import { BottomSheet } from '@ariane/shared/ui/overlay'
import { useEffect, useId, useRef, useState } from 'react'
import { AccountChoice } from './account-choice.tsx'
import { consent, isWaiting } from './consent.ts'
import { AskedWeeks } from './empty-weeks.tsx'
import { Identifiers, PROVIDERS } from './identifiers.tsx'
import { Kept } from './kept.tsx'
import { findNameProblem } from './known-accounts.ts'
import { messages as text } from './messages.ts'
import { Outcome } from './outcome.tsx'
import { QuestionForm } from './question.tsx'
import { askFromForm, type Form, findProblems, type Secrets } from './request.ts'
import { useAccounts } from './use-accounts.ts'
import { type Refusal, type Synced, useSync, type Wanted } from './use-sync.ts'

const EMPTY: Form = { provider: 'pronote', way: 'password', url: '', username: '', accountName: '' }
const NO_SECRETS: Secrets = { password: '', qr: '', pin: '' }
/** How long the success is shown before the sheet closes (S2 §9). */
const DONE_MS = 2000
const RETYPE = new Set<SchoolFailureCode>(['expired_code', 'bad_credentials', 'service_moved', 'address_refused'])

type Props = { onClose: () => void; onSettled: () => void }

/**
 * Lessons and homework from PRONOTE or EcoleDirecte. Secrets stay in the memory of this sheet unless the checkbox
 * allows storing them.
 */
export default function SyncSheet({ onClose, onSettled }: Props) {
  const session = useStore($session)
  const uid = useStore($activeUser)?.uid ?? ''
  const who = `${session.status === 'signedIn' ? session.user.uid : ''}:${uid}`
  const [stored, setDraft] = useDraft<Form>('school-sync', EMPTY)
  // One of an older version has no name of an account.
  const draft = { ...EMPTY, ...stored }
  const [secrets, setSecrets] = useState(NO_SECRETS)
  const { provider } = draft
  const accounts = useAccounts(provider, draft.accountName, who)
  const { account, adding, kept, known } = accounts
  const [keep, setKeep] = useState(kept !== null)
  const [typing, setTyping] = useState(false)
  const [device] = useState(() => globalThis.crypto?.randomUUID?.())
  const id = useId()
  const sync = useSync(done, refused)
  const { state } = sync
  const busy = state.kind === 'running'
  const usesKept = kept !== null && !typing
  const form = useForm<Form & Secrets, Wanted>({
    name: 'school sync',
    state: [
      { ...draft, ...secrets },
      ({ password, qr, pin, ...rest }) => {
        setSecrets({ password, qr, pin })
        setDraft(rest)
      },
      () => undefined,
    ],
    check: typed => {
      const { accountName } = account
      if (usesKept) return { sent: { ask: askFromKept(provider, kept), keep: true, accountName } }
      const unnamed = adding && findNameProblem(accountName, known)
      const problems = { ...findProblems(typed, typed), ...(unnamed && { accountName: unnamed }) }
      if (Object.keys(problems).length > 0) return { errors: problems }
      return { sent: { ask: askFromForm(typed, typed, keep ? device : undefined), keep, accountName } }
    },
    send: wanted => {
      if (!busy && state.kind !== 'done') sync.start(wanted)
    },
    // The footer says how it went.
    failure: () => null,
  })
  const agreed = useStore(consent.$data)
  // Says so before a password is typed that a parent has to agree first.
  const waits = agreed.state === 'ready' && isWaiting(agreed.data.state)

  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    // What was not read, or is asked, is left to be read.
    if (state.kind !== 'done' || state.synced.gaps.length + state.synced.emptyWeeks.length > 0) return
    const timer = setTimeout(() => close.current(), DONE_MS)
    return () => clearTimeout(timer)
  }, [state])

  function done(synced: Synced, { ask, keep: isKept, accountName }: Wanted) {
    setSecrets(NO_SECRETS)
    // Not even the user name stays in the draft: only the checkbox stores it.
    setDraft({ ...draft, url: '', username: '', accountName: '' })
    accounts.choose(accountName)
    const of = { provider: synced.provider, accountName, who }
    writeKept(of, isKept ? toKeep(synced.provider, ask, synced.keep) : null)
    schoolSyncEnded()
  }

  /** Stored credentials that are refused are typed again; a token that served is replaced whatever came after it. */
  function refused({ code, provider: of, keep: given }: Refusal, { ask, keep: isKept, accountName }: Wanted) {
    if (isKept && given && of) writeKept({ provider: of, accountName, who }, toKeep(of, ask, given))
    if (!usesKept || !RETYPE.has(code)) return
    setTyping(true)
    setDraft({ ...draft, way: 'password', username: kept.username, ...('url' in kept && { url: kept.url }) })
  }

  function forget() {
    writeKept({ ...account, who }, null)
    setTyping(true)
    setKeep(false)
  }

  function choose(part: Partial<Form>) {
    sync.forget()
    if (part.provider || part.way) form.clear()
    if (part.provider) {
      setTyping(false)
      setKeep(accounts.open(part.provider))
    }
    form.change(part)
  }

  function chooseAccount(name: string) {
    sync.forget()
    if (adding) return form.change({ accountName: name })
    setTyping(false)
    setKeep(accounts.choose(name))
  }

  function add(isAdding: boolean) {
    sync.forget()
    form.clear()
    setKeep(accounts.add(isAdding))
  }

  function removed() {
    writeKept({ ...account, who }, null)
    sync.forget()
    setTyping(false)
    setKeep(accounts.open(provider))
    showToast(text.accountRemoved)
    schoolSyncEnded()
  }

  const footer = (
    <VStack align="stretch" gap="3" w="full" maxW="2xl" mx="auto">
      <Outcome state={state} />
      {state.kind === 'done' && (
        <AskedWeeks
          account={{ provider: state.synced.provider, accountName: state.accountName }}
          onSettled={onSettled}
        />
      )}
      <Flex justify="space-between" gap="3" wrap="wrap-reverse">
        <Button variant="outline" onClick={busy ? sync.stop : onClose}>
          {busy ? text.stop : text.close}
        </Button>
        {state.kind !== 'asked' && !waits && (
          <Button type="submit" form={id} ms="auto" disabled={busy || state.kind === 'done'} aria-busy={busy}>
            <RefreshIcon aria-hidden />
            {busy ? text.running : text.start}
          </Button>
        )}
      </Flex>
    </VStack>
  )
  return (
    <BottomSheet title={text.title} onClose={onClose} footer={footer} size="lg">
      <VStack align="stretch" gap="5" maxW="2xl" mx="auto">
        {waits ? (
          <ConsentNotice />
        ) : state.kind === 'asked' ? (
          <QuestionForm key={state.question.challengeId} question={state.question} onAnswer={sync.answer} />
        ) : (
          <chakra.form id={id} autoComplete="off" {...form.props}>
            <chakra.fieldset disabled={busy} display="flex" flexDirection="column" gap="5" minW="0">
              <Text>{text.lead}</Text>
              <RadioGroup
                label={text.provider}
                name="provider"
                options={PROVIDERS}
                value={provider}
                onChange={provider => choose({ provider })}
              />
              <AccountChoice
                account={account}
                typed={draft.accountName}
                known={known}
                adding={adding}
                problem={form.errors.accountName}
                onChoose={chooseAccount}
                onAdd={add}
                onRemoved={removed}
              />
              {usesKept ? (
                <Kept username={kept.username} onForget={forget} onOther={() => setTyping(true)} />
              ) : (
                <>
                  <Identifiers
                    form={draft}
                    secrets={secrets}
                    problems={form.errors}
                    onForm={choose}
                    onSecrets={form.change}
                  />
                  <Checkbox checked={keep} onChange={setKeep} hint={text.saveHint}>
                    {text.save}
                  </Checkbox>
                </>
              )}
            </chakra.fieldset>
          </chakra.form>
        )}
      </VStack>
    </BottomSheet>
  )
}
