/**
 * What every window's script starts with: the answer that is always seen, one call at a time, Esc to close, the
 * switch of the language. Runs in the browser; `google` is what Google puts into the page.
 */
export const pageScript = `
  function pageOf(main) {
    const words = JSON.parse(main.dataset.words);
    const form = main.querySelector('form');
    const answer = main.querySelector('.answer');
    const closing = main.querySelector('.closing');
    let busy = false;
    function shown(text, refused) {
      const sentences = text.split('\\n').filter((sentence) => sentence !== '');
      answer.textContent = '';
      if (refused && sentences.length > 1) {
        answer.appendChild(document.createElement('p')).textContent = words.problems.replace('{count}', String(sentences.length));
      }
      const list = answer.appendChild(document.createElement('ul'));
      sentences.forEach((sentence) => { list.appendChild(document.createElement('li')).textContent = sentence; });
      answer.className = refused ? 'answer refused' : 'answer';
      answer.hidden = false;
      answer.scrollTop = 0;
      answer.focus();
      answer.scrollIntoView({ block: 'nearest' });
    }
    function pressable(yes) {
      busy = !yes;
      main.setAttribute('aria-busy', String(busy));
      main.querySelectorAll('button[type=submit]').forEach((button) => button.setAttribute('aria-disabled', String(busy)));
    }
    return {
      main, form, words, shown,
      field: (name) => main.querySelector('[name=' + name + ']'),
      values: (names) => Object.fromEntries(names.map((name) => [name, main.querySelector('[name=' + name + ']').value])),
      /** The form has done its work: Enter can send nothing twice. */
      finished() {
        form.hidden = true;
        closing.hidden = false;
      },
      /** Calls a function of the add-on; a second press while it works does nothing. */
      call(name, sent, then) {
        if (busy) {
          return;
        }
        pressable(false);
        shown(words.working, false);
        google.script.run
          .withSuccessHandler((told) => { pressable(true); then(told); })
          .withFailureHandler((error) => {
            pressable(true);
            const reason = String((error && error.message) || error);
            shown(/PERMISSION_DENIED/.test(reason) ? words.twoAccounts : words.failed.replace('{reason}', reason), true);
          })[name](...sent);
      },
      onSubmit(send) {
        form.addEventListener('submit', (event) => {
          event.preventDefault();
          if (!form.hidden) {
            send();
          }
        });
      },
    };
  }
  function firstField() {
    const wanted = document.querySelector('main:not([hidden]) :is(input:not([type=file]), textarea, select)');
    (wanted || document.querySelector('main:not([hidden]) h1')).focus();
  }
  function speak(language) {
    document.querySelectorAll('main').forEach((main) => {
      if (!main.hidden) {
        main.querySelectorAll('input:not([type=file]), select, textarea').forEach((from) => {
          const to = document.querySelector('main[lang=' + language + '] [name=' + from.name + ']');
          if (to) {
            to.value = from.value;
          }
        });
      }
    });
    document.querySelectorAll('main').forEach((main) => { main.hidden = main.lang !== language; });
    document.documentElement.lang = language;
    document.title = document.querySelector('main:not([hidden]) h1').textContent;
  }
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      google.script.host.close();
    }
  });
  document.querySelectorAll('.closing').forEach((button) => button.addEventListener('click', () => google.script.host.close()));
  const switcher = document.querySelector('#switch');
  if (switcher) {
    switcher.addEventListener('change', () => speak(switcher.value));
  }
`;
