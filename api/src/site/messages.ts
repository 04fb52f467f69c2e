export const messages = {
  notBuilt: 'Ariane n’est pas encore prête : le site n’a pas été construit. Lancez « npm run build », puis rechargez.',
  doesNotBuild: (name: string) => `${name} ne se construit pas :`,
  shellNotYet: 'Le shell n’est pas encore construit : cette page s’ouvre dès qu’il l’est.',
  noRegistry:
    'Ariane n’est pas disponible pour le moment : la liste de ses parties ne peut pas être lue. Rechargez dans quelques minutes.',
}
