import { messages } from '../messages.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** The page where a consent is requested and given. */
const PAGE = '/profile/donnees'

/** For a refusal with the code `consent_needed`: what is missing, and where to get it. */
export function ConsentNotice() {
  return (
    <Notice
      tone="info"
      title={messages.consent.title}
      action={
        <Button size="sm" variant="outline" asChild>
          <a href={PAGE}>{messages.consent.open}</a>
        </Button>
      }
    >
      {messages.consent.sentence}
    </Notice>
  )
}
