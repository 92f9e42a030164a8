export const meta = () => [{ title: 'A new app' }, { name: 'description', content: 'The first page of a new app.' }];

const LINKS = [
  { href: 'https://reactrouter.com/docs', text: 'Read the documentation' },
  { href: 'https://rmx.as/discord', text: 'Talk to others' },
];

export default function Home() {
  return (
    <main className="flex items-center justify-center pt-16 pb-4">
      <div className="flex min-h-0 flex-1 flex-col items-center gap-16">
        <header className="flex flex-col items-center gap-9">
          <div className="w-[500px] max-w-[100vw] p-4">
            <img src="/logo-light.svg" alt="The new app" className="block w-full dark:hidden" />
            <img src="/logo-dark.svg" alt="The new app" className="hidden w-full dark:block" />
          </div>
        </header>
        <nav className="w-full max-w-[300px] space-y-6 rounded-3xl border border-gray-200 p-6 dark:border-gray-700">
          <p className="text-center text-gray-700 leading-6 dark:text-gray-200">Where to go from here</p>
          <ul>
            {LINKS.map(({ href, text }) => (
              <li key={href}>
                <a
                  className="group flex items-center gap-3 self-stretch p-3 leading-normal hover:underline"
                  href={href}
                >
                  <svg width="24" height="20" viewBox="0 0 20 20" className="stroke-gray-600" aria-hidden="true">
                    <path d="M9.99981 10.0751V9.99992M17.4688 17.4688C15.889 19.0485 11.2645 16.9853 7.13958 12.8604" />
                  </svg>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </main>
  );
}
