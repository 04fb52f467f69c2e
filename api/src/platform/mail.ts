import { createTransport } from 'nodemailer'
import type { Config } from './config.ts'

/** For each step of a conversation with the mail server, and for all of it, however often it says something. */
const LIMITS = { stepMs: 10_000, wholeMs: 20_000 }

/** A message of plain text. */
export interface Mail {
  to: string
  subject: string
  text: string
}

/** Sends mail through the server of the configuration. */
export interface Mailer {
  /** Resolves once the server has taken the message; throws MailRefused. */
  send(mail: Mail): Promise<void>
}

/** Says why in codes only: what a mail server answers repeats addresses. */
class MailRefused extends Error {
  constructor({ code, responseCode }: { code?: string; responseCode?: number }) {
    super(`the mail server did not take the message (${code ?? '?'} ${responseCode ?? ''})`)
    this.name = 'MailRefused'
  }
}

/** A mailer for the settings of SMTP_URL and MAIL_FROM. */
export function createMailer({ smtpUrl, from }: NonNullable<Config['mail']>, { stepMs, wholeMs } = LIMITS): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    dnsTimeout: stepMs,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail, signal: AbortSignal.timeout(wholeMs) }).catch(error => {
        throw new MailRefused(error)
      })
    },
  }
}
