DEFINE COMPONENT Monitor
DEFINITION PARAMETERS (int nx = 20, ny)
SETTING PARAMETERS (string filename = 0, double width = 0.1 * 2, vector range = {1, 2, 3})
OUTPUT PARAMETERS (counts)
SHARE %{ static int used; %}
DECLARE %{ double counts; %}
INITIALIZE %{ counts = 0; %}
TRACE %{ counts += p; %}
SAVE %{ save(counts); %}
MCDISPLAY %{ line(0, 0, 0, 1, 1, 1); %}
END
