type Named = { fullName: string; login: string }

/** How a pupil is called on this page: with the login where two pupils have the same name. */
export function nameIn(pupils: readonly Named[], { fullName, login }: Named): string {
  const isAlone = pupils.filter(pupil => pupil.fullName === fullName).length < 2
  return isAlone ? fullName : `${fullName} (${login})`
}
