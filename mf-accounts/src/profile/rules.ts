/** 'Léa Martin', or the one name that is filled in. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName.trim()} ${lastName.trim()}`.trim()

/** 'LM' for Léa Martin, 'É' for Élodie alone; signs and emoji do not count. */
export const initials = (name: string) =>
  name
    .split(/[\s-]+/)
    .map(word => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter(Boolean)
    .slice(0, 2)
    .map(word => [...word][0]?.toLocaleUpperCase('fr'))
    .join('')
