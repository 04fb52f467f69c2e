import { formatDate } from '@ariane/shared/dates'
import { useAction, useOneCall } from '@ariane/shared/form'
import { useStore } from '@ariane/shared/session'
import {
  Button,
  CopyIcon,
  ErrorState,
  Flex,
  FormField,
  Heading,
  Input,
  LinkIcon,
  Notice,
  showToast,
  Text,
  UnlinkIcon,
  VStack,
} from '@ariane/shared/ui'
import { useRef, useState } from 'react'
import { messages } from './messages.ts'
import { feed, makeFeed, revokeFeed } from './store.ts'

const text = messages.feed

/** The secret address at which other calendars read the pupil's: created, copied, revoked. */
export function Feed() {
  const loaded = useStore(feed.$data)
  const [address, setAddress] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const changing = useOneCall('calendar feed')

  const copying = useAction('copy', () => {
    field.current?.select()
    showToast(text.copyFailure)
    return null
  })
  const copy = () =>
    copying.run(async () => {
      await navigator.clipboard.writeText(address)
      showToast(text.copied)
    })

  const make = () => void changing.run(async () => setAddress(await makeFeed()))

  async function revoke() {
    if (!(await changing.run(revokeFeed))) return
    setAddress('')
    showToast(text.revoked)
  }

  const since = loaded.state === 'ready' ? loaded.data?.since : undefined
  return (
    <VStack as="section" align="stretch" gap="4">
      <Heading as="h3" size="lg">
        {text.title}
      </Heading>
      <Text>{text.lead}</Text>
      <Text color="ink.muted">{text.care}</Text>
      {loaded.state === 'failed' && (
        <ErrorState message={text.loadFailure} onRetry={() => void feed.reload({ showLoading: true })} />
      )}
      {since && (
        <Text>
          {text.since(formatDate(since))} {!address && text.hidden}
        </Text>
      )}
      {address && (
        <FormField label={text.address} hint={text.once} readOnly>
          <Input ref={field} value={address} readOnly onFocus={event => event.currentTarget.select()} />
        </FormField>
      )}
      {changing.state.kind === 'failed' && <Notice tone="warning">{text.failure}</Notice>}
      {loaded.state === 'ready' && (
        <Flex gap="3" wrap="wrap">
          {address ? (
            <Button variant="subtle" onClick={() => void copy()}>
              <CopyIcon aria-hidden />
              {text.copy}
            </Button>
          ) : (
            <Button variant="subtle" disabled={changing.busy} onClick={make}>
              <LinkIcon aria-hidden />
              {since ? text.another : text.make}
            </Button>
          )}
          {since && (
            <Button variant="outline" colorPalette="danger" disabled={changing.busy} onClick={() => void revoke()}>
              <UnlinkIcon aria-hidden />
              {text.revoke}
            </Button>
          )}
        </Flex>
      )}
    </VStack>
  )
}
