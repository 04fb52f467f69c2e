import { createTransport } from 'nodemailer'
import type { Config } from './config.ts'

const PATIENCE_MS = 15_000

interface Mail {
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
export function createMailer({ smtpUrl, from }: NonNullable<Config['mail']>): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail }).catch(error => {
        throw new MailRefused(error)
      })
    },
  }
}
