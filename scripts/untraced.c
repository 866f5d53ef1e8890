/* An open question is raised through every rule that led to it, and compiled code hangs a line of traceback on it at each one:
   a third of what a live answer costs, for lines that nobody reads. Any other exception keeps its traceback. The linker puts
   this in the place of mypyc's function (setup.py). */

#include <Python.h>
#include <string.h>

void __real_CPy_AddTraceback(const char *filename, const char *function, int line, PyObject *globals);

void __wrap_CPy_AddTraceback(const char *filename, const char *function, int line, PyObject *globals) {
    PyObject *raised = PyErr_Occurred();
    if (raised != NULL && strcmp(((PyTypeObject *)raised)->tp_name, "Pending") == 0)
        return;
    __real_CPy_AddTraceback(filename, function, line, globals);
}
