interface Named {
  lastName: string
  firstName: string
  fullName: string
  login: string
}

/** By last, then first name, as a class register; who has no last name stands by what he is called. */
export function byRegister(a: Named, b: Named): number {
  const last = ({ lastName, fullName }: Named) => lastName || fullName
  return (
    last(a).localeCompare(last(b), 'fr') ||
    a.firstName.localeCompare(b.firstName, 'fr') ||
    a.login.localeCompare(b.login, 'fr')
  )
}
