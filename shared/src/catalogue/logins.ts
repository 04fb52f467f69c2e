import { asTyped } from '@ariane/activities/typed'
import { PRODUCT } from './product.ts'

/** Latin letters that are no letter of ours with an accent, and how they are written without them. */
const LETTERS = new Map(
  'œ:oe æ:ae ß:ss þ:th đ:d ð:d ɖ:d ɗ:d ł:l ø:o ɔ:o ɵ:o ı:i ɩ:i ħ:h ŋ:ng ŧ:t ƭ:t ɓ:b ƙ:k ɠ:g ɣ:g ɛ:e ə:e ǝ:e ƒ:f ʋ:v ƴ:y ƿ:w'
    .split(' ')
    .map(pair => pair.split(':') as [string, string]),
)

/** 'Jean-Éloi B.' → 'jean-eloi-b', 'Đào' → 'dao'; empty when nothing usable is left. */
export const slug = (name: string) =>
  asTyped(name)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\p{L}/gu, letter => LETTERS.get(letter) ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

const OWN_DOMAIN = `@${PRODUCT.emailDomain}`

/** The email address that stands for a login of our own domain. */
export const emailFromLogin = (login: string) => `${login}${OWN_DOMAIN}`

/** Whether mail can reach an address: addresses of our own domain are logins without a mailbox. */
export const hasMailbox = (email: string) => !email.toLowerCase().endsWith(OWN_DOMAIN)

/**
 * What one mailbox is called, however it is written: 'Jean.Petit+ecole@Exemple.fr' → 'jean.petit@exemple.fr',
 * 'j.petit@googlemail.com' → 'jpetit@gmail.com'.
 */
export function toMailbox(email: string): string {
  const plain = email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@')
  const [name = '', domain = ''] = plain.split('@')
  return domain === 'gmail.com' || domain === 'googlemail.com' ? `${name.replaceAll('.', '')}@gmail.com` : plain
}

/** What a user types to sign in: the login for an address of our own domain, else the address itself. */
export const loginFromEmail = (email: string) => (hasMailbox(email) ? email : email.slice(0, -OWN_DOMAIN.length))
